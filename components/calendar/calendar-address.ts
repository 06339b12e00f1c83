/** '2026-12'. */
const MONTH = /^20[2-4]\d-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => MONTH.test(text);

export const monthHref = (month: string): string => `/calendar?month=${month}`;
