/** What the thread of a database in memory begins with. */
export type LiteStart = { readonly cluster: Uint8Array<ArrayBuffer> | undefined };

/** A statement for that thread. */
export type LiteJob = { readonly id: number; readonly text: string; readonly parameters: readonly unknown[] };

/** The thread's first message: what only the owner of the tables could read. */
export type LiteReady = { readonly secret: Uint8Array };

/** The thread's answer to a statement, which names the type of its rows. */
export type LiteDone = { readonly id: number } & (
  | { readonly rows: never[]; readonly affectedRows: number | undefined }
  | { readonly failure: { readonly message: string; readonly code: string } }
);
