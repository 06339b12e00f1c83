import { MOST_FOUND } from '../../../records';
import { Notice } from '../../view/notice';

/** Other filters choose among those that the search has found, so that even a short list may lack some. */
export function SearchCut({ what }: { what: string }) {
  return (
    <Notice tone="plain">
      More than {MOST_FOUND} {what} match these words. Only the newest {MOST_FOUND} were looked
      through, so older ones are missing here. Write more words to find fewer.
    </Notice>
  );
}
