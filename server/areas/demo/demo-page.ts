import { logosOf } from '#domain/logos.ts';
import { formatDate, isUnknownDate, type IsoDate } from '#kernel/date.ts';
import { languageName, type Locale } from '#kernel/locale.ts';
import { ageInMonths } from '#pension/ages.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import { readableInk } from '#server/kernel/colours.ts';
import { markup, ownMarkup, type Markup } from '#server/kernel/html.ts';
import type { AdministratorRecord } from '#tenants/format/administrators.ts';
import type { Fund } from '#server/model/funds.ts';
import { firstToLook, loginLanguage, sentenceIn, whoLogsIn, whoRegisters, type Registered } from './demo-facts.ts';
import { copyButton, portalTab } from './demo-layout.ts';
import type { DemoTexts } from './demo-texts.ts';
import { lookDialog } from './look-dialog.ts';
import { stage } from './stage.ts';

/** Funds per page; a provider may have a thousand. */
export const fundsAPage = 24;

export type DemoPageFacts = {
  readonly locale: Locale;
  /** The day in Switzerland, for ages. */
  readonly today: IsoDate;
  readonly texts: DemoTexts;
  readonly funds: readonly Fund[];
  readonly registered: Registered;
  readonly page: number;
  readonly pages: number;
  /** Whether this visitor may reset the demo. */
  readonly mayReset: boolean;
  /** Who may open the studio of each fund, by its code. */
  readonly administrators: ReadonlyMap<string, readonly AdministratorRecord[]>;
  readonly wasReset: boolean;
};

/** The fund's logo for the reader's language and the device's mode, or its initial. */
const logo = (fund: Fund, locale: Locale): Markup => {
  const settings = fund.globalSettings;
  const { light, dark } = logosOf(settings, locale);
  if (light === null) {
    return markup`<span class="plate" aria-hidden="true"><span class="fallback">${Array.from(settings.displayName)[0]}</span></span>`;
  }
  // Without a logo for dark surfaces, the light one is shown on a light plate.
  return markup`<span class="plate${dark ? '' : ' light'}">
    <picture
      >${dark ? markup`<source srcset="${dark}" media="(prefers-color-scheme: dark)" />` : null}<img
        src="${light}"
        alt=""
        loading="lazy"
        height="40"
    /></picture>
  </span>`;
};

/** The first letters of a person's names, in the fund's colour, in place of a face. */
const initials = ({ firstname, lastname }: MemberRecord): Markup =>
  markup`<span class="face" aria-hidden="true">${[firstname, lastname].map((name) => Array.from(name)[0] ?? '').join('')}</span>`;

/** Where a person's login is, and in which language. */
const loginOf = ({ tenant }: Fund, member: MemberRecord, locale: Locale) => {
  const language = loginLanguage(tenant, member, locale);
  return { language, address: `/${tenant.code}/${language}/login` };
};

/** Shows the portal as a person sees it; what passes on the way is in {@link lookDialog}. */
const lookButton = (fund: Fund, member: MemberRecord, { texts, locale }: DemoPageFacts, look: string): Markup => {
  const login = loginOf(fund, member, locale);
  return markup`<a
    class="button ${look}"
    href="${login.address}"
    data-tenant="${fund.tenant.code}"
    data-locale="${login.language}"
    data-address="${member.emailAddress ?? ''}"
    data-mobile="${member.mobileNumber ?? ''}"
    data-name="${member.firstname} ${member.lastname}"
    >${texts.look.as.replace('{{name}}', member.firstname)}</a
  >`;
};

/** A person in one row: name and age, what is special about them, and the button that shows the portal as theirs. */
const person = (fund: Fund, member: MemberRecord, facts: DemoPageFacts): Markup => {
  const { texts, locale, today } = facts;
  const isActive = member.state === 'active';
  const badge = isActive
    ? member.ableToImpersonate && markup`<span class="badge">${texts.support}</span>`
    : markup`<span class="badge ended">${texts.ended}</span>`;
  const note = sentenceIn(member.note, locale);
  const years = isUnknownDate(member.birthDate) ? null : Math.trunc(ageInMonths(member.birthDate, today) / 12);
  // Once is enough where the note says it.
  const age = years !== null && new RegExp(`\\b${years}\\b`).test(note) ? null : years;
  return markup`<li class="person">
    ${initials(member)}<span class="who">${member.firstname} ${member.lastname}${age === null ? null : markup`<span class="age">, ${age}</span>`}${badge}</span><span class="note">${note}</span>${
      isActive ? lookButton(fund, member, facts, 'look-as') : null
    }
  </li>`;
};

/** A person's address, to log in by hand with it. */
const byHand = (fund: Fund, member: MemberRecord, id: string, { texts, locale }: DemoPageFacts): Markup => {
  const address = member.emailAddress ?? '';
  const [local = '', domain] = address.split('@');
  return markup`<li class="acts"
      ><span class="address" id="${id}">${local}${domain === undefined ? null : markup`<wbr />@${domain}`}</span>${copyButton(texts, address, id)}<a
        class="copy"
        href="${loginOf(fund, member, locale).address}"
        target="${portalTab}"
        title="${texts.logInAs}"
        data-copy="${address}"
        data-done="${texts.copied}"
        data-source="${id}"
        ><span>${texts.logIn}</span><span class="hidden"> ${address}, ${texts.logInAs}</span></a
      ></li>`;
};

const newcomer = (member: MemberRecord, { texts }: DemoPageFacts): Markup =>
  markup`<dl>
    <dt>${texts.name}</dt>
    <dd>${member.firstname} ${member.lastname}</dd>
    <dt>${texts.birthDate}</dt>
    <dd>${formatDate(member.birthDate)}</dd>
    <dt>${texts.ahvNumber}</dt>
    <dd>${member.ahvNumber}</dd>
    ${
      member.mobileNumber === undefined
        ? null
        : markup`<dt>${texts.mobileNumber}</dt>
            <dd>${member.mobileNumber}</dd>`
    }
  </dl>`;

/** The fund's login page in each of its languages, the reader's first. */
const doors = ({ tenant: { code, settings } }: Fund, { texts, locale }: DemoPageFacts): Markup =>
  markup`<ul class="doors">
    ${settings.languages
      .toSorted((one, other) => Number(other === locale) - Number(one === locale))
      .map(
        (language) =>
          markup`<li>
            <a
              href="/${code}/${language}/login"
              lang="${language}"
              hreflang="${language}"
              aria-label="${texts.logIn}, ${settings.displayName}, ${languageName(language)}"
              >${languageName(language)}</a
            >
          </li>`,
      )}
  </ul>`;

/** Those who may register, with what they register with. */
const registrable = (fund: Fund, facts: DemoPageFacts): Markup | null => {
  const { texts, registered } = facts;
  const newcomers = whoRegisters(fund.tenant, registered);
  return newcomers.length === 0
    ? null
    : markup`<details>
        <summary>${texts.registrable} (${newcomers.length})</summary>
        <div class="data"><p class="about">${texts.registerHow}</p>${newcomers.map((member) => newcomer(member, facts))}</div>
      </details>`;
};

/** Those whose access has ended. */
const withoutAccess = (fund: Fund, facts: DemoPageFacts): Markup | null => {
  const { code, members } = fund.tenant;
  const ended = members.filter(({ state }) => state === 'left' || state === 'locked');
  return ended.length === 0
    ? null
    : markup`<details>
        <summary>${facts.texts.ended} (${ended.length})</summary>
        <div class="data">
          ${ended.map(
            (member, index) =>
              markup`<ul>${person(fund, member, facts)}${byHand(fund, member, `${code}-ended-${index}`, facts)}</ul>${newcomer(member, facts)}`,
          )}
        </div>
      </details>`;
};

/** Who dresses a fund's portal. */
const administratorsOf = ({ tenant: { code } }: Fund, { administrators }: DemoPageFacts) =>
  administrators.get(code) ?? [];

/** The fund to whose studio the page leads from its top; undefined if nobody dresses one. */
const firstWithStudio = (facts: DemoPageFacts): Fund | undefined =>
  facts.funds.find((fund) => administratorsOf(fund, facts).length > 0);

/** Those who dress the fund's portal, and the way to their studio. */
const studio = (fund: Fund, facts: DemoPageFacts): Markup | null => {
  const { texts, locale } = facts;
  const { code, settings } = fund.tenant;
  const people = administratorsOf(fund, facts);
  return people.length === 0
    ? null
    : markup`<details>
        <summary>${texts.studio}</summary>
        <div class="data" ${fund === firstWithStudio(facts) ? ownMarkup('id="studio"') : null}>
          <p class="about">${texts.studioHow}</p>
          <ul>
            ${people.map(
              ({ name, emailAddress }, index) =>
                markup`<li class="acts"><span>${name}</span><span class="address" id="${code}-studio-${index}">${emailAddress}</span>${copyButton(texts, emailAddress, `${code}-studio-${index}`)}<a
                  class="copy"
                  href="/studio/${code}?lang=${locale}#email=${encodeURIComponent(emailAddress)}"
                  target="pilaster-studio"
                  ><span>${texts.openStudio}</span><span class="hidden"> ${settings.displayName}, ${name}</span></a
                ></li>`,
            )}
          </ul>
        </div>
      </details>`;
};

const card = (fund: Fund, facts: DemoPageFacts, isOpen: boolean): Markup => {
  const { texts, locale } = facts;
  const { code, settings, members } = fund.tenant;
  const people = whoLogsIn(members).filter(({ state }) => state === 'active');
  return markup`<article class="fund fund-${code}" aria-labelledby="fund-${code}">
    <details name="fund" ${isOpen ? ownMarkup('open') : null}>
    <summary>
      ${logo(fund, locale)}
      <h3 id="fund-${code}">${settings.displayName}</h3>
      ${settings.about === undefined ? null : markup`<span class="about">${sentenceIn(settings.about, locale)}</span>`}
    </summary>
    <section class="people" aria-label="${texts.people}, ${settings.displayName}">
      ${
        people.length === 0
          ? markup`<p class="about">${texts.nobody}</p>`
          : markup`<ul>
              ${people.map((member) => person(fund, member, facts))}
            </ul>`
      }
    </section>
    <div class="more">
    <details>
      <summary>${texts.logIn}</summary>
      <div class="data">
      ${doors(fund, facts)}
      <ul>${people.map((member, index) => byHand(fund, member, `${code}-${index}`, facts))}</ul>
      </div>
    </details>
    ${registrable(fund, facts)}
    ${withoutAccess(fund, facts)}
    ${studio(fund, facts)}
    </div>
    </details>
  </article>`;
};

/**
 * Each fund's own colour for the rule above its card, as a class, because the page's policy forbids style attributes.
 */
export const fundColours = (funds: readonly Fund[]): string =>
  funds
    .map(({ tenant: { code, settings } }) => {
      const primary = settings.configurations.brand?.primary;
      return primary === undefined ? '' : `.fund-${code}{--brand:${primary};--on-brand:${readableInk(primary)}}`;
    })
    .join('');

/** The page that lists each fund's demo members. */
export const demoBody = (facts: DemoPageFacts): Markup => {
  const { texts, locale, funds, page, pages } = facts;
  const [fund] = funds;
  const first = fund && firstToLook(fund.tenant.members);
  return markup`<main id="main">
      <div class="wrap opening">
        <div class="hero">
          ${facts.wasReset ? markup`<p class="notice" role="status">${texts.resetDone}</p>` : null}
          <h1>${texts.headline}</h1>
          <p class="lead">${texts.lead}</p>
          <p class="ways">
            ${fund === undefined || first === undefined ? null : lookButton(fund, first, facts, 'main')}<a class="button" href="#funds">${texts.funds}</a>
          </p>
        </div>
        ${page === 1 ? stage(funds, texts, locale) : null}
      </div>
        <section class="wrap steps" aria-labelledby="steps">
          <h2 id="steps">${texts.stepsTitle}</h2>
          <ol>
            <li>${texts.step1}</li>
            <li>${texts.step2}</li>
            <li>${texts.step3}</li>
          </ol>
        </section>
      <section class="wrap funds" aria-labelledby="funds">
        <h2 id="funds">${texts.funds}</h2>
        <div class="grid">${funds.map((fund, index) => card(fund, facts, index === 0))}</div>
        ${
          pages < 2
            ? null
            : markup`<nav aria-label="${texts.pages}">
                <ul class="pager">
                  ${Array.from(
                    { length: pages },
                    (_, index) =>
                      markup`<li>
                        <a
                          href="/demo?lang=${locale}&amp;page=${index + 1}#funds"
                          ${index + 1 === page ? ownMarkup(' aria-current="page"') : null}
                          >${index + 1}</a
                        >
                      </li>`,
                  )}
                </ul>
              </nav>`
        }
      </section>
      ${lookDialog(texts)}
    </main>
    <footer class="wrap foot">
      <nav aria-label="${texts.pages}">
        <a href="/dev/outbox?lang=${locale}" target="pilaster-outbox">${texts.outbox}</a>${
          // A browser unfolds what a link leads into.
          firstWithStudio(facts) && markup`<a href="#studio">${texts.toStudio}</a>`
        }<a href="/storybook/">${texts.storybook}</a><a href="/dev/demo.json">${texts.facts}</a><a href="/openapi.json">${texts.openApi}</a>
      </nav>
      ${
        facts.mayReset
          ? markup`<button class="button" popovertarget="reset">${texts.reset}</button>
              <div id="reset" popover role="alertdialog" class="look" aria-labelledby="reset-title" aria-describedby="reset-text">
                <h2 id="reset-title">${texts.reset}</h2>
                <p id="reset-text">${texts.resetText}</p>
                <form method="post" action="/dev/reset?lang=${locale}" class="ways">
                  <button class="button main">${texts.reset}</button
                  ><button type="button" class="button" popovertarget="reset" autofocus>${texts.look.cancel}</button>
                </form>
              </div>`
          : null
      }
    </footer>`;
};
