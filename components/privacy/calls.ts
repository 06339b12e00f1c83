import '@/contract/forms/no-eval';
import {
  privacyDataResponse,
  privacyEraseResponse,
  privacyWithdrawResponse,
} from '@/contract/requests/privacy';
import { parseOutcome } from '../forms/parse-outcome';
import { submitJson } from '../forms/submit-json';

export const readPersonalData = async (grant: string) =>
  parseOutcome(privacyDataResponse, await submitJson('/api/privacy-data', { grant }));

export const requestCorrection = (grant: string, text: string) =>
  submitJson('/api/privacy-correct', { grant, text });

export const withdraw = async (grant: string) =>
  parseOutcome(privacyWithdrawResponse, await submitJson('/api/privacy-withdraw', { grant }));

export const erase = async (grant: string) =>
  parseOutcome(privacyEraseResponse, await submitJson('/api/privacy-erase', { grant }));
