import { MAX_FOUND } from '../../../records';
import { Notice } from '../../view/notice';

/** Other filters select among the search's results, so even a short list may be incomplete. */
export function SearchCut({ what }: { what: string }) {
  return (
    <Notice tone="plain">
      More than {MAX_FOUND} {what} match these words. This list shows only those found among the
      newest {MAX_FOUND}. Enter more words to narrow the search.
    </Notice>
  );
}
