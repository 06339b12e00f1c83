import { saveFile } from '../forms/save-file';

export function saveText(text: string, name: string): void {
  const type = name.endsWith('.json') ? 'application/json' : 'text/plain;charset=utf-8';
  saveFile(new Blob([text], { type }), name);
}
