import { contactTopics, type ContactTopic } from '#contract/contact-topics.ts';

/** The query by which an address leads to the form that declares a partnership, among the member's documents. */
export const declarationQuery = { form: 'partner' } as const;

/** Whether an address leads to that form. */
export const asksDeclaration = (query: URLSearchParams): boolean => query.get('form') === declarationQuery.form;

/** Topics whose message a link begins, and which asks for what only the member knows. */
const openedTopics = ['birthDate', 'appointment'] as const satisfies readonly ContactTopic[];

/** A topic if its message is begun by the link; null for any other. */
export const openedTopic = (topic: ContactTopic | null): (typeof openedTopics)[number] | null =>
  openedTopics.find((opened) => opened === topic) ?? null;

/** The query by which an address leads to the contact form with a topic. */
export const topicQuery = (topic: ContactTopic): { readonly topic: ContactTopic } => ({ topic });

/** What one orders for a home, each by a message of its own. */
const homeOrders = ['withdrawal', 'pledge'] as const;

export type HomeOrder = (typeof homeOrders)[number];

/** The query by which an address leads to the contact form with an order for a home. */
export const homeOrderQuery = (order: HomeOrder): string => `?topic=documents&order=${order}`;

/** Which order for a home the contact form begins by its address; null if none. */
export const readHomeOrder = (query: URLSearchParams): HomeOrder | null =>
  homeOrders.find((order) => order === query.get('order')) ?? null;

/** What the contact form is about by its address; null if that doesn't say so. */
export const readTopic = (query: URLSearchParams): ContactTopic | null =>
  contactTopics.find((topic) => topic === query.get('topic')) ?? null;
