import { configure } from '@testing-library/react';

// The default of a second depends on the load.
configure({ asyncUtilTimeout: 10_000 });
