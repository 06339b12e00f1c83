import { ReadableStream } from 'node:stream/web';
import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// The default of a second depends on the load.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lacks it, and undici needs it to load.
Object.assign(globalThis, { ReadableStream });

// Next's own loads a module that cannot be required here. Tests of pictures do without jsdom.
vi.mock('next/image', () => ({ getImageProps: (props: object) => ({ props }) }));
