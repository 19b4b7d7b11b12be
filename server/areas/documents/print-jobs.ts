import type { Certificate } from './certificate.ts';
import type { PrintLook } from '#server/model/print/paper.ts';

/** What a print room is asked for, as it goes to its thread. */
export type PrintJob = {
  readonly id: number;
  readonly certificate: Certificate;
  readonly look: PrintLook;
  readonly at: Date;
};

/** What comes back. */
export type PrintDone =
  { readonly id: number; readonly pdf: Uint8Array<ArrayBuffer> } | { readonly id: number; readonly failure: string };
