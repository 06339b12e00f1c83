/** An expected failure at start, printed without a stack. */
export class StartError extends Error {}

const REASONS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file of that name is in the way',
  EISDIR: 'a folder of that name is in the way',
  ENOENT: 'its folder does not exist',
};

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** A readable reason of a file system error; undefined for unexpected ones. */
export function diskReason(error: unknown): string | undefined {
  return REASONS[errorCode(error)];
}

export function folderError(folder: string, error: unknown): StartError {
  const reason = diskReason(error) ?? (errorCode(error) || 'of an unknown fault');
  return new StartError(
    `The data folder ${folder} cannot be used: ${reason}. Set SCHOOL_DATA_DIR to a folder that can be written.`,
    { cause: error },
  );
}
