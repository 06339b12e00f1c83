import * as z from 'zod';

// In a browser, zod tests whether it may use eval, which the Content-Security-Policy blocks and
// reports. Must be imported before the first schema is created.
if (typeof window !== 'undefined') z.config({ jitless: true });
