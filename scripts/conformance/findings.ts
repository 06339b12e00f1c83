/** The site works with such a server, but less well. */
export type Verdict = 'holds' | 'fails' | 'advice' | 'not checked';

export type Finding = { call: string; check: string; verdict: Verdict; detail: string };

export class Note {
  constructor(
    private readonly findings: Finding[],
    private readonly call: string,
  ) {}

  /** Returns whether it holds, so that dependent checks can be skipped. */
  check(check: string, holds: boolean, detail = ''): boolean {
    this.add(check, holds ? 'holds' : 'fails', detail);
    return holds;
  }

  advise(check: string, holds: boolean, detail = ''): void {
    this.add(check, holds ? 'holds' : 'advice', detail);
  }

  leaveOut(check: string, why: string): void {
    this.add(check, 'not checked', why);
  }

  private add(check: string, verdict: Verdict, detail: string): void {
    this.findings.push({ call: this.call, check, verdict, detail });
  }
}
