import path from 'node:path';

/** Default port, unless configured or taken. */
export const DEFAULT_OFFICE_PORT = 4100;

type Values = { OFFICE_PORT?: number | undefined; OFFICE_URL?: string | undefined };

type Context = { host: string; trustClientIp: boolean; root: string; production: boolean };

export type OfficeSettings = ReturnType<typeof officeSettings>;

export function officeSettings(v: Values, { host, trustClientIp, root, production }: Context) {
  return {
    /** A real school must configure it. */
    isOn: v.OFFICE_PORT !== undefined || !production,
    host,
    port: v.OFFICE_PORT,
    /** The public address; without it the office is only for this machine. */
    url: v.OFFICE_URL,
    trustClientIp,
    /** The built style sheet and script. */
    folder: path.join(root, 'build/office'),
  };
}
