/**
 * What a thread is about, so that no hint asks for what has been written. Hints stand on the pages, too, hence the person's
 * version rises with every message of such a thread; an answer that makes it unread raises it already.
 */
export const topicsOfMessages = (): string => `
alter table thread add column topic text;

create trigger thread_topic after update of changed_at on thread
  for each row when (new.topic is not null and old.unread is not distinct from new.unread)
  execute function thread_unread();
`;
