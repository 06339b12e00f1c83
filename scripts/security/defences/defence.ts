/** A defence, the change that removes it, and the test that must fail then. */
export type Defence = {
  attack: string;
  file: string;
  from: string;
  to: string;
  test: string;
  name: string;
  /** Tested on the built site: removed together with the other such ones, for one build. */
  built?: true;
};
