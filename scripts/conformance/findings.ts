/** Advice does not fail a server: the site works, less well. */
export type Verdict = 'holds' | 'fails' | 'advice' | 'not checked';

export type Finding = { call: string; check: string; verdict: Verdict; detail: string };

/** Records the findings about one call. */
export type Note = {
  /** Returns whether it holds, so that dependent checks can be skipped. */
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
