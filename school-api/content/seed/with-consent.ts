/** The demo's people are invented, so that their pictures may be shown. */
export function withConsent<T extends object>(rows: readonly T[]) {
  return rows.map((row) => ({ ...row, consentOnFile: true }));
}
