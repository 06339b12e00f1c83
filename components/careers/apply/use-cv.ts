import { type ChangeEvent, useRef, useState } from 'react';
import { careers } from '@/content/careers';
import { CV_MESSAGES } from '@/contract/forms/cv-messages';
import { fieldId } from './answers';
import { problemOf } from './lazy';

const copy = careers.application;

const { wrongType: NOT_PDF, wanted: WANTED, missing: MISSING } = CV_MESSAGES;

type ShowAlert = (message: string, then?: () => void) => void;

/** The chosen file, checked when chosen and again before sending. */
export function useCv(alert: ShowAlert) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState('');
  // The last file's error, until another is chosen; shown again on submit.
  const refused = useRef('');

  const focus = () => document.getElementById(fieldId('cv'))?.focus();

  function drop(problem: string) {
    refused.current = problem;
    setFile(null);
    if (input.current) input.current.value = '';
    setError(problem);
  }

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0] ?? null;
    setFile(chosen);
    setError('');
    refused.current = '';
    const problem = chosen && (await problemOf(chosen, copy.unreadable));
    if (!problem || input.current?.files?.[0] !== chosen) return;
    drop(problem);
    if (problem === NOT_PDF) alert(NOT_PDF, focus);
  }

  /** The file to send; if there is none, shows why and returns null. */
  async function requireFile(): Promise<File | null> {
    const chosen = file ?? input.current?.files?.[0] ?? null;
    const problem = chosen && (await problemOf(chosen, copy.unreadable));
    if (chosen && !problem) return chosen;
    if (problem) drop(problem);
    else reportMissing();
    if (refused.current === NOT_PDF) alert(problem ? NOT_PDF : WANTED, focus);
    else focus();
    return null;
  }

  function reportMissing() {
    if (!file && !input.current?.files?.[0]) setError(refused.current || MISSING);
  }

  return {
    input,
    file,
    error,
    setError,
    choose,
    requireFile,
    reportMissing,
    clear: () => drop(''),
  };
}
