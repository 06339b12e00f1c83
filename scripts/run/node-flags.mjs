/**
 * Node flags for each program. Both hold less than 100 MB of their own objects. Without a limit, Node leaves
 * garbage until part of the machine's memory is full: a flood of forms took the site to 980 MB, with the limit to
 * 285, at the same speed. compose.yaml, Dockerfile and the systemd units use the same flags.
 */
export const SITE_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=320'];
export const API_FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=256'];

/** Otherwise the C library keeps hundreds of MB in per-thread arenas for scaled pictures. */
export const MALLOC_ARENAS = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2' };
