/** An expected failure at start, printed without a stack. */
export class StartError extends Error {}

const REASONS: Record<string, string> = {
  EACCES: 'this user is not allowed to write there',
  EPERM: 'this user is not allowed to write there',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'part of its path is a file',
  EEXIST: 'a file with this name already exists',
  EISDIR: 'a folder with this name already exists',
  ENOENT: 'its folder does not exist',
};

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** A readable reason for a file system error; undefined for unexpected ones. */
export function diskReason(error: unknown): string | undefined {
  return REASONS[errorCode(error)];
}

export function folderError(folder: string, error: unknown): StartError {
  const code = errorCode(error);
  const reason = diskReason(error) ?? (code || 'unknown error');
  const advice = ['ENOSPC', 'EDQUOT'].includes(code) ? 'Free some space there, or set' : 'Set';
  return new StartError(
    `The data folder ${folder} cannot be used: ${reason}. ${advice} SCHOOL_DATA_DIR to a writable folder.`,
    { cause: error },
  );
}
