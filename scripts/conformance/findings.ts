/** Advice does not fail a server: the site works with it, less well. */
export type Verdict = 'holds' | 'fails' | 'advice' | 'not checked';

export type Finding = { call: string; check: string; verdict: Verdict; detail: string };

/** Notes what was found about one call. */
export type Note = {
  /** Tells whether it holds, so that what builds on it can be left out. */
  check: (check: string, holds: boolean, detail?: string) => boolean;
  advise: (check: string, holds: boolean, detail?: string) => void;
  leaveOut: (check: string, why: string) => void;
};

export function collectFindings() {
  const findings: Finding[] = [];
  const noteFor = (call: string): Note => {
    const add = (check: string, verdict: Verdict, detail: string) =>
      void findings.push({ call, check, verdict, detail });
    return {
      check: (check, holds, detail = '') => {
        add(check, holds ? 'holds' : 'fails', detail);
        return holds;
      },
      advise: (check, holds, detail = '') => add(check, holds ? 'holds' : 'advice', detail),
      leaveOut: (check, why) => add(check, 'not checked', why),
    };
  };
  return { findings, noteFor };
}

export type NoteFor = ReturnType<typeof collectFindings>['noteFor'];
