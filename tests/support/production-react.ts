/**
 * Pages and screens are rendered by the React that serves them. The one for development makes an
 * error with its stack for each element: a seventh of the time of the tests with a database.
 */
const { NODE_ENV } = process.env;
Reflect.set(process.env, 'NODE_ENV', 'production');
await import('react/jsx-runtime');
await import('react-dom/server');
await import('react-dom/static');
Reflect.set(process.env, 'NODE_ENV', NODE_ENV);

export {};
