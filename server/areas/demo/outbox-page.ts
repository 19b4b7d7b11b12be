import type { Locale } from '#kernel/locale.ts';
import { formatPhoneNumber } from '#kernel/phone.ts';
import { longestMessage } from '#domain/message-rules.ts';
import { markup, type Markup } from '#server/kernel/html.ts';
import type { Message } from '#server/store/tables.ts';
import { copyButton, portalTab } from './demo-layout.ts';
import type { DemoTexts } from './demo-texts.ts';

/** How many messages the page shows. */
export const messagesShown = 100;

const moment = (at: Date): string =>
  new Intl.DateTimeFormat('de-CH', {
    timeZone: 'Europe/Zurich',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
    .format(at)
    .replace(',', '');

/** Links that the page may contain: web addresses and the provider's own paths. */
const isSafeLink = (link: string): boolean => /^(?:https?:\/\/|\/(?!\/))/.test(link);

/** What a list of messages needs besides them. */
type Manner = {
  readonly texts: DemoTexts;
  readonly locale: Locale;
  /** Ids of the messages that the visitor can answer as the fund. */
  readonly answerable: ReadonlySet<string>;
  /** The funds' names by their codes. */
  readonly fundNames: ReadonlyMap<string, string>;
};

/** A form with which the visitor answers a member's message as the fund. */
const answerForm = (id: string, { texts, locale }: Manner): Markup =>
  markup`<details class="answer">
    <summary>${texts.answerAsFund}</summary>
    <form method="post" action="/dev/outbox/${id}/answer?lang=${locale}">
      <label for="text-${id}">${texts.answerLabel}</label
      ><textarea id="text-${id}" name="text" rows="5" required maxlength="${longestMessage}"></textarea
      ><button class="button main">${texts.answerSend}</button>
    </form>
  </details>`;

const letter = (message: Message, manner: Manner): Markup => {
  const { texts } = manner;
  const channel = texts[message.channel];
  const codeId = `code-${message.id}`;
  const links = message.links.filter(isSafeLink);
  return markup`<li class="letter" id="message-${message.id}">
    <header>
      <span class="channel">${channel}</span><span>${texts.to} ${formatPhoneNumber(message.recipient)}</span><span class="from">${manner.fundNames.get(message.tenant) ?? message.tenant}</span
      ><time datetime="${message.created_at.toISOString()}">${moment(message.created_at)}</time>
    </header>
    ${message.subject === '' ? null : markup`<h2>${message.subject}</h2>`}
    ${
      message.code === null
        ? null
        : markup`<p class="code">
            <output id="${codeId}" aria-label="${texts.code}">${message.code}</output
            >${copyButton(texts, message.code, codeId)}
          </p>`
    }
    ${
      links.length === 0
        ? null
        : markup`<p class="ways">
            ${links.map((link) =>
              message.channel === 'post'
                ? markup`<a class="button main" href="${link}">${texts.openLetter}</a>`
                : markup`<a class="button main" href="${link}" target="${portalTab}">${texts.open}</a>`,
            )}
          </p>`
    }
    ${
      links.length === 0 && message.code === null
        ? markup`<pre>${message.text}</pre>`
        : markup`<details>
            <summary>${texts.wholeText}</summary>
            <pre>${message.text}</pre>
          </details>`
    }
    ${
      message.html === null
        ? null
        : markup`<details>
            <summary>${texts.asMail}</summary>
            <iframe
              class="mail"
              title="${message.subject}"
              src="/dev/outbox/${message.id}/mail"
              loading="lazy"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            ></iframe>
          </details>`
    }
    ${manner.answerable.has(message.id) ? answerForm(message.id, manner) : null}
  </li>`;
};

/** Only the messages, as the page polls them. */
export const outboxList = (messages: readonly Message[], manner: Manner): Markup =>
  messages.length === 0
    ? markup`<p class="empty">${manner.texts.empty}</p>`
    : markup`<ol class="letters">
        ${messages.map((message) => letter(message, manner))}
      </ol>`;

/** The page that shows everything the provider sent and keeps itself up to date. */
export const outboxBody = (
  facts: Manner & {
    readonly messages: readonly Message[];
    readonly to: string;
    /** Whether an answer has just been sent. */
    readonly wasAnswered: boolean;
  },
): Markup => {
  const { texts, locale, to } = facts;
  return markup`<main id="main" class="wrap narrow outbox">
    <p><a href="/demo?lang=${locale}">${texts.back}</a></p>
    <h1>${texts.outboxTitle}</h1>
    <p class="lead">${texts.outboxLead}</p>
    ${facts.wasAnswered ? markup`<p class="done" role="status">${texts.answerSent}</p>` : null}
    <div class="tools">
      <form method="get" action="/dev/outbox">
        <input type="hidden" name="lang" value="${locale}" /><label for="to">${texts.filter}</label
        ><input id="to" name="to" value="${to}" autocomplete="off" autocapitalize="none" spellcheck="false" /><button
          class="button"
        >
          ${texts.filterApply}</button
        >${to === '' ? null : markup`<a class="button" href="/dev/outbox?lang=${locale}">${texts.filterAll}</a>`}
      </form>
      <p class="pulse" id="pulse" data-live="${texts.live}" data-offline="${texts.offline}">${texts.live}</p>
    </div>
    <div id="list" data-list aria-live="polite" aria-relevant="additions">${outboxList(facts.messages, facts)}</div>
  </main>`;
};

/** Name of the Trusted Types policy that allows the page to insert its own server's list. */
export const outboxPolicy = 'outbox';

/**
 * Loads the list every 1.5 seconds while the page is visible, adds new messages and removes deleted ones, so that an
 * opened text stays open and the focus stays in place.
 */
export const outboxProgram = `
(() => {
  const shown = document.getElementById('list');
  const pulse = document.getElementById('pulse');
  const policy = window.trustedTypes ? trustedTypes.createPolicy('${outboxPolicy}', { createHTML: (text) => text }) : { createHTML: (text) => text };
  const address = new URL(location.href);
  address.searchParams.set('part', 'list');
  let last = null;
  const show = (text) => {
    const fresh = new DOMParser().parseFromString(policy.createHTML(text), 'text/html').body.firstElementChild;
    const list = shown.firstElementChild;
    if (fresh === null || list === null || fresh.tagName !== list.tagName || fresh.tagName !== 'OL') {
      shown.replaceChildren(...(fresh === null ? [] : [fresh]));
      for (const item of shown.querySelectorAll('.letter')) item.classList.add('new');
      return;
    }
    const wanted = new Set([...fresh.children].map((item) => item.id));
    for (const item of [...list.children]) if (!wanted.has(item.id)) item.remove();
    const known = new Set([...list.children].map((item) => item.id));
    const added = [...fresh.children].filter((item) => !known.has(item.id));
    for (const item of added) item.classList.add('new');
    list.prepend(...added);
  };
  const look = async () => {
    if (document.visibilityState === 'visible') {
      try {
        const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(5000) });
        if (!answer.ok) throw new Error(String(answer.status));
        const text = await answer.text();
        if (text !== last) { show(text); last = text; }
        if (pulse.dataset.state) { delete pulse.dataset.state; pulse.textContent = pulse.dataset.live; }
      } catch {
        if (pulse.dataset.state !== 'offline') { pulse.dataset.state = 'offline'; pulse.textContent = pulse.dataset.offline; }
      }
    }
    setTimeout(look, 1500);
  };
  look();
})();`;
