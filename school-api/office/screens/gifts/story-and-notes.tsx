import { type GiftKey, storyOfGift } from '../../../records';
import type { OfficeRequest } from '../../route';
import { NoteForm } from '../records/note-form';
import { RecordStory } from '../records/story';

/** A note that was refused, as it was typed. */
export type TypedNote = { value: string; error: string };

type About = { key: GiftKey; path: string; typed: TypedNote | undefined };

/** The end of each gift's page. */
export async function storyAndNotes({ deps, person }: OfficeRequest, { key, path, typed }: About) {
  const story = await storyOfGift(deps.db, key);
  return (
    <>
      <RecordStory path={path} story={story} person={person} mayChange />
      <NoteForm path={path} {...typed} />
    </>
  );
}
