import { houseColour } from '#kernel/house-colour.ts';
import type { Locale } from '#kernel/locale.ts';
import { inEveryLanguage } from '#kernel/every-language.ts';
import { routePath } from '#contract/route-words.ts';
import { normaliseHex } from '#kernel/colour.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import { markup, type Markup } from '#server/kernel/html.ts';
import type { Fund } from '#server/model/funds.ts';
import german from '#words/de-CH/common.json' with { type: 'json' };
import { firstToLook, loginLanguage } from './demo-facts.ts';
import type { DemoTexts } from './demo-texts.ts';

const commonTexts = await inEveryLanguage('common', german);

/** The size of the screens that the two devices show, in CSS pixels. */
const screens = { laptop: { width: 1280, height: 800 }, phone: { width: 375, height: 760 } } as const;

/** Maximum size of a logo that is tried on, in KB. */
const largestLogo = 500;

/** A fund with somebody to show the portal as, in the reader's language if it offers that. */
const choice = (fund: Fund, member: MemberRecord, locale: Locale): Markup => {
  const { code, settings } = fund.tenant;
  const { displayName, configurations } = settings;
  const own = loginLanguage(fund.tenant, member, locale);
  return markup`<option
    value="${code}"
    data-colour="${normaliseHex(configurations.brand?.primary ?? houseColour) ?? houseColour}"
    data-laptop="/preview/${code}/${own}/${routePath('retirement', own)}"
    data-phone="/preview/${code}/${own}/${routePath('dashboard', own)}"
    data-explain="${commonTexts(own).howCalculated}"
  >${displayName}</option>`;
};

const device = (name: keyof typeof screens, title: string): Markup =>
  markup`<div class="device ${name}"><iframe title="${title}" data-screen="${name}" width="${screens[name].width}" height="${screens[name].height}"></iframe></div>`;

/** The portal on two devices, in a fund's look, with a colour and a logo to try on; hidden without a script. */
export const stage = (funds: readonly Fund[], texts: DemoTexts, locale: Locale): Markup => {
  const shown = funds.flatMap((fund) => {
    const member = firstToLook(fund.tenant.members);
    return member === undefined ? [] : [choice(fund, member, locale)];
  });
  if (shown.length === 0) return markup``;
  const words = texts.stage;
  return markup`<section class="stage" id="stage" aria-labelledby="stage-title" data-failed="${words.failed}" data-large="${words.tooLarge.replace('{{size}}', String(largestLogo))}" data-no-picture="${words.noPicture}" hidden>
    <h2 id="stage-title">${words.title}</h2>
    <div class="devices">${device('laptop', words.laptop)}${device('phone', words.phone)}</div>
    <p class="about">${words.lead}</p>
    <form class="try">
      <label><span>${words.fund}</span><select name="fund">${shown}</select></label>
      <label><span>${words.colour}</span><input type="color" name="colour" /></label>
      <label><span>${words.logo}</span><span class="button">${words.chooseLogo}</span><input class="hidden" type="file" name="logo" accept="image/svg+xml,image/png,image/jpeg,image/webp" /></label>
      <button type="reset" class="button">${words.reset}</button>
    </form>
    <p class="notice" id="stage-problem" role="alert" hidden></p>
  </section>`;
};

/** The rules of {@link stage}. */
export const stageStyle = `
.stage{padding-bottom:56px}
.stage[hidden],.stage>[hidden]{display:none}
.try{display:flex;flex-wrap:wrap;gap:12px 20px;align-items:end;margin-top:12px}
.try label{display:grid;gap:4px;font-size:.8125rem;font-weight:600;color:var(--soft)}
.try select{width:320px}
.try select,.try input{min-height:44px;border-radius:10px;border:1px solid var(--soft);background:var(--sheet);color:var(--ink);font:inherit;font-size:1rem;padding:6px 12px;max-width:100%}
.try input[type=color]{width:88px;padding:4px}
.try label{position:relative}
.try .button{font-size:1rem}
.try label:focus-within .button{outline:3px solid var(--focus);outline-offset:2px}
.devices{display:grid;grid-template-columns:minmax(0,1280fr) minmax(0,375fr);gap:32px;align-items:end;margin-top:20px}
.stage .about{margin-top:24px}
.device{overflow:hidden;background:var(--sunk);border:8px solid var(--ink);box-shadow:0 16px 40px rgb(0 0 0/.16)}
.device iframe{display:block;border:0;zoom:var(--scale,1)}
.laptop{border-radius:16px;aspect-ratio:${screens.laptop.width}/${screens.laptop.height}}
.phone{border-radius:28px;aspect-ratio:${screens.phone.width}/${screens.phone.height}}
@media (min-width:1100px){
.opening{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,9fr);gap:56px;align-items:start}
.opening .hero{padding-top:64px}
.opening .stage{padding-top:8px}
.opening .stage h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.opening .devices{position:relative;display:block;margin:0;padding:0 156px 32px 0}
.opening .phone{position:absolute;right:0;bottom:0;width:22%}
.opening .device{border-width:6px}
.opening .try select{width:240px}
}
@media (max-width:760px){.devices{grid-template-columns:minmax(0,375px);justify-content:center}.device.laptop{display:none}}
`;

/**
 * Shows the portal in the frames of {@link stage} as the chosen fund's first member, the laptop's with an explanation
 * open, and tells them each change of colour and logo. Nothing of it is sent.
 */
export const stageProgram = `
(() => {
  const stage = document.getElementById('stage');
  if (stage === null) return;
  const form = stage.querySelector('form');
  const { fund, colour, logo } = form.elements;
  const problem = document.getElementById('stage-problem');
  const frames = [...stage.querySelectorAll('iframe')];
  let begin = null;
  let tried = {};
  const chosen = () => fund.selectedOptions[0].dataset;
  const say = (text) => {
    problem.textContent = text;
    problem.hidden = text === '';
  };
  const draft = () => {
    const { settings } = begin;
    const { primary, image } = tried;
    const { configurations, tenantConfigurations } = settings;
    const own = Object.entries(tenantConfigurations);
    return {
      ...settings,
      configurations: {
        ...configurations,
        brand: {
          ...configurations.brand,
          ...(primary && { primary, secondary: undefined }),
          ...(image && { logoImageDark: undefined }),
        },
      },
      ...(image && {
        logoImage: image,
        tenantConfigurations: Object.fromEntries(
          own.map(([locale, each]) => [locale, { ...each, logoImage: null, logoImageDark: undefined }]),
        ),
      }),
    };
  };
  const tell = (frame, kind) =>
    frame.contentWindow.postMessage(
      { kind, settings: draft(), ...(kind === 'begin' && { token: begin.token }) },
      location.origin,
    );
  const tellAll = () => {
    for (const frame of frames) if (frame.src !== '') tell(frame, 'settings');
  };
  const show = (frame) => {
    if (begin === null || frame.offsetParent === null) return;
    const address = location.origin + begin[frame.dataset.screen];
    if (frame.src !== address) frame.src = address;
  };
  const choose = async () => {
    begin = null;
    tried = {};
    logo.value = '';
    colour.value = chosen().colour;
    say('');
    const wanted = fund.value;
    try {
      const answer = await fetch('/dev/preview.json?tenant=' + wanted, { method: 'POST' });
      if (!answer.ok) throw new Error(String(answer.status));
      const begun = await answer.json();
      if (fund.value !== wanted) return;
      begin = { ...begun, ...chosen() };
      frames.forEach(show);
    } catch {
      say(stage.dataset.failed);
    }
  };
  // The explanation takes the focus within its frame; the reader keeps theirs.
  const giveBack = (frame, here) => {
    if (document.activeElement !== frame) return;
    frame.blur();
    here?.focus({ preventScroll: true });
  };
  const explain = (frame) => {
    const here = document.activeElement;
    const page = frame.contentDocument;
    const find = () =>
      [...page.querySelectorAll('main button')].find(
        (button) => (button.ariaLabel ?? button.textContent).includes(begin?.explain) && button.offsetParent !== null,
      );
    const isOpen = () => page.querySelector('[role=dialog]') !== null;
    let isAsked = false;
    const look = () => {
      const button = isAsked ? undefined : find();
      if (button !== undefined) {
        isAsked = true;
        button.click();
      }
      if (!isOpen()) return;
      watch.disconnect();
      setTimeout(() => giveBack(frame, here));
    };
    const watch = new MutationObserver(look);
    watch.observe(page.body, { childList: true, subtree: true });
    // Whoever has walked on meanwhile is left alone.
    setTimeout(() => watch.disconnect(), 10000);
    look();
  };
  addEventListener('message', ({ origin, source, data }) => {
    const frame = frames.find(({ contentWindow }) => contentWindow === source);
    if (origin !== location.origin || frame === undefined || begin === null) return;
    if (data.kind === 'listens') tell(frame, 'begin');
    if (data.kind === 'opened' && frame.dataset.screen === 'laptop') explain(frame);
  });
  fund.addEventListener('change', choose);
  colour.addEventListener('input', () => {
    if (begin === null) return;
    tried.primary = colour.value;
    tellAll();
  });
  const readLogo = async (file) => {
    say('');
    if (file.size > ${largestLogo} * 1024) return say(stage.dataset.large);
    const reader = new FileReader();
    const read = new Promise((done) => reader.addEventListener('load', done));
    reader.readAsDataURL(file);
    await read;
    const picture = new Image();
    picture.src = reader.result;
    try {
      await picture.decode();
    } catch {
      return say(stage.dataset.noPicture);
    }
    tried.image = reader.result;
    tellAll();
  };
  logo.addEventListener('change', () => {
    if (logo.files[0] !== undefined && begin !== null) readLogo(logo.files[0]);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    tried = {};
    logo.value = '';
    colour.value = chosen().colour;
    say('');
    if (begin !== null) tellAll();
  });
  const sized = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const frame = target.firstElementChild;
      frame.style.setProperty('--scale', contentRect.width / frame.width);
      show(frame);
    }
  });
  stage.hidden = false;
  for (const frame of frames) sized.observe(frame.parentElement);
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    (window.requestIdleCallback ?? setTimeout)(choose);
  });
  seen.observe(stage);
})();`;
