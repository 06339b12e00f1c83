import { vi } from 'vitest';

export class Upload {
  static readonly all: Upload[] = [];
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  status = 0;
  responseText = '';
  body = new FormData();
  retryAfter: string | null = null;
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  onabort: () => void = () => undefined;
  open = vi.fn();
  setRequestHeader = vi.fn();
  getResponseHeader = () => this.retryAfter;
  abort = () => this.onabort();
  send(body: FormData) {
    this.body = body;
    Upload.all.push(this);
  }
}
