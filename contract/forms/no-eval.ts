import * as z from 'zod';

// In a browser the schema library would try whether it may compile code; the policy forbids it and
// reports each try. Imported before the first schema is made.
if (typeof window !== 'undefined') z.config({ jitless: true });
