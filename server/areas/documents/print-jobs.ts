import type { PrintLook } from '#server/model/print/paper.ts';
import type { PrintKind, PrintModelOf } from './print-models.ts';

/** A job for the print room's thread. */
export type PrintJob<Kind extends PrintKind = PrintKind> = {
  readonly id: number;
  readonly kind: Kind;
  readonly model: PrintModelOf<Kind>;
  readonly look: PrintLook;
  readonly at: Date;
};

/** The thread's answer. */
export type PrintDone =
  { readonly id: number; readonly pdf: Uint8Array<ArrayBuffer> } | { readonly id: number; readonly failure: string };
