/**
 * In-app browsers and proxy browsers: the checkout's handler is not called there, so the provider posts
 * the result to the callback instead.
 */
const IN_APP =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Messenger|MicroMessenger|Line|UCBrowser|UCWEB|OPR|Opera)\b|; wv\)/;
/** The user agent of a web view in an iOS app does not contain 'Safari'. */
const IOS_VIEW = /\b(?:iPhone|iPad|iPod)\b.*AppleWebKit(?!.*\bSafari\/)/;

export function isInAppBrowser(userAgent: string): boolean {
  return IN_APP.test(userAgent) || IOS_VIEW.test(userAgent);
}
