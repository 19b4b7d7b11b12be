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

/** Milliseconds after which a screen is shown at the latest. */
const longestStill = 15_000;

/** Milliseconds that the laptop waits for the phone at most. */
const phonePatience = 6_000;

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

/** A still part of a screen: its colour, and left, top, width and height in percent of the screen. */
type Still = readonly [colour: string, left: number, top: number, width: number, height: number];

/** The screens before the portal is there, the topmost part first; `--tried` is the chosen fund's colour. */
const stills: Readonly<Record<keyof typeof screens, readonly Still[]>> = {
  phone: [
    ['var(--line)', 10, 40, 26, 2],
    ['var(--soft)', 10, 44, 48, 5],
    ['var(--line)', 10, 51, 60, 2],
    ['var(--line)', 10, 57, 44, 5],
    ['var(--tried)', 10, 67, 80, 2],
    ['var(--line)', 10, 72, 60, 2],
    ['var(--sheet)', 4, 34, 92, 66],
    ['var(--sheet)', 6, 20, 56, 4],
    ['var(--tried)', 0, 10, 100, 30],
    ['var(--tried)', 6, 4, 30, 3],
    ['var(--sheet)', 0, 0, 100, 10],
  ],
  laptop: [
    ['var(--soft)', 55, 14, 17, 4],
    ['var(--tried)', 55, 26, 11, 2],
    ['var(--soft)', 66, 33, 12, 2],
    ['var(--soft)', 78, 40, 17, 2],
    ['var(--tried)', 55, 47, 40, 2],
    ['var(--line)', 55, 58, 36, 2],
    ['var(--line)', 55, 63, 30, 2],
    ['var(--sheet)', 52, 0, 48, 100],
    ['var(--soft)', 6, 22, 20, 4],
    ['var(--line)', 6, 30, 38, 2],
    ['var(--soft)', 9, 46, 32, 6],
    ['var(--line)', 9, 56, 38, 2],
    ['var(--sheet)', 6, 38, 46, 62],
    ['var(--tried)', 6, 5, 12, 3],
    ['var(--sheet)', 0, 0, 52, 12],
  ],
};

/** Where a layer of a background is, in percent of what its size leaves. */
const placeOf = (start: number, size: number): number =>
  size === 100 ? 0 : Math.round((start / (100 - size)) * 1e4) / 100;

const stillStyle = (name: keyof typeof screens): string =>
  `.${name}::before{background:${stills[name]
    .map(
      ([colour, left, top, width, height]) =>
        `linear-gradient(${colour} 0 0) ${placeOf(left, width)}% ${placeOf(top, height)}%/${width}% ${height}% no-repeat`,
    )
    .join()}}`;

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
.device{position:relative;box-sizing:content-box;overflow:hidden;background:var(--sunk);border:8px solid var(--ink);box-shadow:0 16px 40px rgb(0 0 0/.16)}
.device::before{content:"";position:absolute;inset:0}
${stillStyle('laptop')}
${stillStyle('phone')}
.device iframe{position:relative;display:block;border:0;zoom:var(--scale,1);opacity:0}
.device.ready iframe{opacity:1}
@media (prefers-reduced-motion:no-preference){.device.ready iframe{transition:opacity .3s}}
.laptop{border-radius:16px;aspect-ratio:${screens.laptop.width}/${screens.laptop.height}}
.phone{border-radius:20px;aspect-ratio:${screens.phone.width}/${screens.phone.height}}
@media (min-width:1100px){
.opening{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,9fr);gap:56px;align-items:start}
.opening .hero{padding-top:64px}
.opening .stage{padding-top:8px}
.opening .stage h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.opening .devices{position:relative;display:block;margin:0;padding:0 156px 32px 0}
.opening .phone{position:absolute;right:0;bottom:0;width:calc(22% - 12px)}
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
  let later;
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
    if (frame.src === address) return;
    frame.parentElement.classList.remove('ready');
    frame.src = address;
    // What it says if the portal doesn't open is better than a still.
    setTimeout(() => frame.parentElement.classList.add('ready'), ${longestStill});
  };
  // The smaller screen first, so that both don't wait for the other's programs.
  const phoneFirst = () => {
    const phone = frames.find(({ dataset }) => dataset.screen === 'phone');
    show(phone);
    clearTimeout(later);
    later = setTimeout(() => frames.forEach(show), ${phonePatience});
  };
  const choose = async () => {
    begin = null;
    tried = {};
    logo.value = '';
    colour.value = chosen().colour;
    stage.style.setProperty('--tried', colour.value);
    say('');
    const wanted = fund.value;
    try {
      const answer = await fetch('/dev/preview.json?tenant=' + wanted, { method: 'POST' });
      if (!answer.ok) throw new Error(String(answer.status));
      const begun = await answer.json();
      if (fund.value !== wanted) return;
      begin = { ...begun, ...chosen() };
      phoneFirst();
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
    if (data.kind !== 'opened') return;
    frame.parentElement.classList.add('ready');
    if (frame.dataset.screen === 'laptop') explain(frame);
    else frames.forEach(show);
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
      // One that comes into being later, in a wider window.
      if (frames.some(({ parentElement }) => parentElement.classList.contains('ready'))) show(frame);
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
