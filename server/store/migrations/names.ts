/** Names a migration needs, quoted as SQL identifiers. */
export type MigrationNames = {
  readonly schema: string;
  /** The role that migrates and owns the tables. */
  readonly owner: string;
  /** The role that runs queries; null if row-level security applies to the owner itself. */
  readonly appRole: string | null;
};
