/** What a form needs of its captcha, whichever kind it is. */
export interface CaptchaHandle {
  /** The token; '' while there is none. */
  token: () => Promise<string>;
  /** Discards a used token. */
  reset: () => void;
}
