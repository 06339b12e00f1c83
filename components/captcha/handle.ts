/** What a form needs from either kind of captcha. */
export interface CaptchaHandle {
  /** The token; '' if there is none yet. */
  token: () => Promise<string>;
  /** Discards a used token. */
  reset: () => void;
}
