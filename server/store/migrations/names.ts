/** Names a migration needs, quoted as SQL identifiers. */
export type MigrationNames = {
  readonly schema: string;
  /** The role that migrates and owns the tables. */
  readonly owner: string;
  /** The role that queries run as; null where the owner itself is walled by row-level security. */
  readonly appRole: string | null;
};
