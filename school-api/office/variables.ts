import path from 'node:path';

/** Where it listens unless told otherwise, or something else has the port. */
export const DEFAULT_OFFICE_PORT = 4100;

type Values = { OFFICE_PORT?: number | undefined; OFFICE_URL?: string | undefined };

type Context = { host: string; trustClientIp: boolean; root: string; production: boolean };

export type OfficeSettings = ReturnType<typeof officeSettings>;

export function officeSettings(v: Values, { host, trustClientIp, root, production }: Context) {
  return {
    /** A real school says where. */
    isOn: v.OFFICE_PORT !== undefined || !production,
    host,
    port: v.OFFICE_PORT,
    /** The public address; without it the office is for this machine. */
    url: v.OFFICE_URL,
    trustClientIp,
    /** The style sheet and the script, as built. */
    folder: path.join(root, 'build/office'),
  };
}
