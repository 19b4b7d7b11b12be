import Box from '@mui/material/Box';
import type { TypeOptions } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { accessOf, parentRoute, routeKeys, type RouteKey } from '#contract/route-words.ts';
import { openedTopic, readTopic, readHomeOrder } from '#domain/form-query.ts';
import { EditorsContent, EditorsSimulation } from '#detail/EditorsContent.tsx';
import { EditorsPage } from '#detail/EditorsPage.tsx';
import { usePageContent } from '#state/content/content.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom, placeAtom, useHref } from '#state/kernel/place.ts';
import { useIsBehind } from '#state/kernel/way-back.ts';
import { threadsResource } from '#state/remote/threads.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { resumeDraftAction } from './atoms.ts';
import { CallFirst } from './parts/CallFirst.tsx';
import { ContactCard } from './parts/ContactCard.tsx';
import { MessageForm } from './parts/MessageForm.tsx';
import { ThreadList } from './parts/ThreadList.tsx';

type OrderPage = keyof TypeOptions['resources']['contact']['orders'] & RouteKey;

/** The page that a link to the form names (`?from=buy-in`); null for anything that is no page of a member. */
const pageNamed = (name: string | null): RouteKey | null =>
  routeKeys.find(
    (key) => key === name && key !== 'contact' && parentRoute(key) === null && accessOf(key) === 'session',
  ) ?? null;

/**
 * Contact: the form with which a member writes to the fund, their earlier messages with its answers, and in the sidebar
 * how else to reach it. An address can lead to a thread (`?thread=`, `latest` or its id), and name the page that one came
 * from, to which the way back leads.
 */
export const ContactPage = () => {
  const { t, i18n } = useTranslation(['contact', 'shell']);
  const href = useHref();
  const isBehind = useIsBehind();
  const { query } = useValue(placeAtom);
  const threads = useRef<HTMLElement>(null);
  const resume = useAction(resumeDraftAction);
  const from = pageNamed(query.get('from'));
  const written = usePageContent('contact');
  const { data } = useRemote(threadsResource, { query: useValue(anonymizeQueryAtom) });
  const linked = readTopic(query);
  // The page on retirement orders what the hint about it asks for.
  const topic = linked === 'documents' && from === 'retirement' ? 'retirement' : linked;
  const opened = openedTopic(topic);
  // A page that offers a form or a document to order has a message that asks for it.
  const isOrdering = (page: RouteKey | null): page is OrderPage =>
    (topic === 'documents' || topic === 'retirement') && i18n.exists(`contact:orders.${page}`);
  const ordering = topic === 'retirement' ? topic : from;
  const order = topic === 'documents' ? readHomeOrder(query) : null;
  const ownSubject = topic === null ? '' : t(`topics.${topic}`);
  const ownBody = isOrdering(ordering) ? t(`orders.${ordering}`) : opened === null ? '' : t(`openings.${opened}`);
  const subject = order === null ? ownSubject : t(`homeOrders.${order}.subject`);
  const body = order === null ? ownBody : t(`homeOrders.${order}.body`);
  useEffect(() => {
    resume({ from, topic, subject, body });
  }, [resume, from, topic, subject, body]);
  return (
    <EditorsPage
      schema="contact"
      title={t('title')}
      lead={t(data?.isOffered === false ? 'leadElsewhere' : 'lead')}
      back={
        from && (
          <BackLink href={href(from)} isBehind={isBehind(href(from))}>
            {t('from.back', { page: t(`shell:titles.${from}`) })}
          </BackLink>
        )
      }
      settled
      hasText={false}
      sidebar={<ContactCard />}
    >
      <CallFirst />
      <MessageForm onSent={() => threads.current?.focus()}>
        {written === null ? null : (
          <Box sx={{ '& p': { typography: 'body2', color: 'text.secondary' } }}>
            <EditorsContent written={written} late={false} hasOpening />
            <EditorsSimulation written={written} />
          </Box>
        )}
      </MessageForm>
      <ThreadList ref={threads} linked={query.get('thread')} />
    </EditorsPage>
  );
};
