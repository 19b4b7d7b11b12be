import type { Certificate } from './certificate.ts';
import type { PrintLook } from '#server/model/print/paper.ts';

/** A job for the print room's thread. */
export type PrintJob = {
  readonly id: number;
  readonly certificate: Certificate;
  readonly look: PrintLook;
  readonly at: Date;
};

/** The thread's answer. */
export type PrintDone =
  { readonly id: number; readonly pdf: Uint8Array<ArrayBuffer> } | { readonly id: number; readonly failure: string };
