// Loaded before a program of `npm start`: stdin ends when the parent was killed and cannot forward a
// signal. The program then stops gracefully, as on SIGTERM.
process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.once('error', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref?.();
