/** A page that waits for a document asks for the newest of a member's jobs every few seconds. */
export const documentJobOrder = (): string => `
create index document_job_of on document_job (tenant, member_id, type, created_at desc, id);
`;
