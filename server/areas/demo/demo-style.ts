import { houseShades } from '#server/kernel/colours.ts';

/** A mode's colours as CSS variables: `--on-accent:#fff`. */
const variables = (mode: keyof typeof houseShades): string =>
  Object.entries(houseShades[mode])
    .map(([name, colour]) => `--${name.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}:${colour}`)
    .join(';');

/**
 * The style of the demo's own pages: plain, without a fund's colours, light or dark like the device.
 * @param typeface address of the default typeface, if there is one; otherwise the system's is used.
 */
export const demoStyle = (typeface: string | null): string => `
${typeface === null ? '' : `@font-face{font-family:"House";src:url("${typeface}") format("woff2");font-weight:300 900;font-display:swap}`}
:root{color-scheme:light dark;${variables('light')}}
@media (prefers-color-scheme:dark){:root{${variables('dark')}}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:24px}
body{margin:0;background:var(--page);color:var(--ink);font:400 1rem/1.5 "House",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums}
a{color:var(--accent);text-underline-offset:.2em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
h1,h2,h3,p,ol,ul,dl,dd,figure{margin:0;padding:0}
h1{font-size:clamp(1.875rem,1.35rem + 2.4vw,3rem);line-height:1.12;font-weight:650;letter-spacing:-.02em;text-wrap:balance}
h2{font-size:1.375rem;line-height:1.25;font-weight:650;letter-spacing:-.01em}
h3{font-size:.8125rem;font-weight:650;color:var(--soft)}
.wrap{max-width:1320px;margin:0 auto;padding:0 24px}
@media (max-width:480px){.wrap{padding:0 16px}}
.skip{position:absolute;left:16px;top:-80px;background:var(--sheet);padding:8px 16px;border-radius:8px;z-index:2}
.skip:focus{top:16px}
.top{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between;padding-top:20px;padding-bottom:20px}
.mark{display:inline-flex;gap:12px;align-items:center;font-weight:650;font-size:1.0625rem;color:var(--ink);text-decoration:none}
.mark svg{display:block}
.tongues{display:flex;flex-wrap:wrap;gap:4px;list-style:none}
.tongues a{display:inline-flex;min-width:36px;min-height:32px;padding:0 8px;align-items:center;justify-content:center;border-radius:8px;color:var(--soft);text-decoration:none;font-size:.875rem}
.tongues a:hover{background:var(--sunk);color:var(--ink)}
.tongues a[aria-current]{color:var(--ink);font-weight:650;background:var(--sunk)}
.hero{padding-top:40px;padding-bottom:48px}
.lead{font-size:1.125rem;color:var(--soft);margin-top:20px;max-width:36em;text-wrap:pretty}
.ways{display:flex;flex-wrap:wrap;gap:12px;margin-top:32px}
@media (max-width:760px){.hero{padding-bottom:24px}.hero .ways>*{flex:1 1 auto}}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 20px;border-radius:10px;border:1px solid var(--line);background:var(--sheet);color:var(--ink);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.button:hover{border-color:var(--accent);color:var(--accent)}
.button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.button.main:hover{filter:brightness(1.08);color:var(--on-accent)}
.steps{padding-bottom:56px}
.steps ol{list-style:none;counter-reset:step;display:grid;gap:16px 40px;grid-template-columns:repeat(auto-fit,minmax(min(100%,280px),1fr));margin-top:16px}
.steps li{counter-increment:step;display:grid;grid-template-columns:28px 1fr;gap:12px}
.steps li::before{content:counter(step);width:28px;height:28px;border-radius:50%;background:var(--accent-soft);color:var(--accent);display:grid;place-items:center;font-size:.875rem;font-weight:650}
.funds{padding-bottom:64px}
.grid{display:grid;gap:12px;margin-top:20px}
.fund{background:var(--sheet);border:1px solid var(--line);border-radius:16px;overflow:clip}
.fund{border-left:4px solid var(--brand,var(--line))}
.fund>details{border:0}
.fund>details>summary{display:grid;grid-template-columns:9px 168px minmax(0,1fr);gap:0 24px;align-items:center;padding:16px 24px}
.fund>details>summary::before{content:"";grid-row:1/span 2;width:9px;height:9px;border:solid var(--soft);border-width:0 2px 2px 0;transform:rotate(-45deg)}
.fund>details[open]>summary::before{transform:rotate(45deg)}
.fund>details>summary::-webkit-details-marker{display:none}
.fund>details>summary .plate{grid-row:1/span 2}
.fund>details>summary h3{grid-column:3;align-self:end;color:var(--ink);font-size:1.125rem;line-height:1.25;letter-spacing:-.01em}
.fund>details>summary h3:last-child{grid-row:1/span 2;align-self:center}
.fund>details>summary .about{grid-column:3;align-self:start;margin-top:2px;font-weight:400}
@media (max-width:599px){.fund>details>summary{grid-template-columns:9px minmax(0,1fr);gap:0 16px}.fund>details>summary .plate,.fund>details>summary::before{grid-row:1}.fund>details>summary h3,.fund>details>summary h3:last-child,.fund>details>summary .about{grid-column:2;grid-row:auto;align-self:start}.fund>details>summary h3{margin-top:8px}}
.plate{display:flex;align-items:center;width:168px;min-height:44px;margin:0}
.plate img{display:block;height:40px;width:auto;max-width:100%;object-fit:contain;object-position:left}
.plate .fallback{display:inline-grid;place-items:center;width:40px;height:40px;border-radius:10px;background:var(--brand,var(--sunk));color:var(--on-brand,var(--ink));font-weight:650}
.plate.light img{background:${houseShades.light.plate};padding:6px 10px;border-radius:8px;height:52px}
.about{color:var(--soft);margin-top:8px;font-size:.9375rem;text-wrap:pretty}
.doors{display:flex;flex-wrap:wrap;gap:8px;margin-top:16px;list-style:none;align-items:center}
.doors a{display:inline-flex;min-height:36px;padding:0 14px;align-items:center;border-radius:999px;border:1px solid var(--line);text-decoration:none;font-size:.875rem;font-weight:600}
.doors a:hover{border-color:var(--accent);background:var(--accent-soft)}
.doors li:first-child{font-size:.875rem;color:var(--soft);margin-right:4px}
.people{border-top:1px solid var(--line);padding:4px 24px}
.people ul,.data ul{list-style:none;margin-top:4px}
.person{padding:10px 0;border-top:1px solid var(--line);display:grid;grid-template-columns:36px minmax(0,1fr);gap:2px 16px;align-items:center}
.person:first-child{border-top:0}
.face{width:36px;height:36px;border-radius:50%;display:grid;place-items:center;font-size:.8125rem;font-weight:650;background:var(--brand,var(--sunk));color:var(--on-brand,var(--ink))}
.person .who{font-weight:650;overflow-wrap:anywhere}
.person .age{font-weight:400;color:var(--soft)}
.person .note{color:var(--soft);font-size:.875rem;text-wrap:pretty;grid-column:2}
.person .look-as{grid-column:2;justify-self:start;margin:6px 0}
@media (min-width:800px){.people ul,.person{display:grid;grid-template-columns:36px minmax(0,2fr) minmax(0,5fr) auto;column-gap:16px}.people .person{grid-column:1/-1;grid-template-columns:subgrid}.person .note{grid-column:3}.person .look-as{grid-column:4;justify-self:end;margin:0}}
.acts .address{font-size:.8125rem;color:var(--soft);overflow-wrap:anywhere;min-width:min(100%,280px)}
.badge{display:inline-block;font-size:.75rem;font-weight:650;line-height:1.4;padding:1px 8px;border-radius:999px;background:var(--accent-soft);color:var(--accent);vertical-align:2px;margin-left:6px}
.badge.ended{background:var(--warn-soft);color:var(--warn)}
.acts{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;padding:4px 0}
.look-as{min-height:36px;padding:4px 16px;font-size:.9375rem}
.look{width:min(520px,calc(100vw - 32px));border:1px solid var(--line);border-radius:16px;padding:24px;background:var(--sheet);color:var(--ink)}
.look::backdrop{background:rgb(0 0 0/.5)}
.look ol{list-style:none;display:grid;gap:12px;margin-top:20px;min-height:156px;align-content:start}
.look li{display:grid;gap:2px;padding:12px 16px;border-radius:10px;background:var(--sunk);animation:arrive .3s ease-out}
.look li[hidden],.look .ways>[hidden],.look>[hidden]{display:none}
.look li>span{color:var(--soft);font-size:.875rem;overflow-wrap:anywhere}
.look li .sent{color:var(--accent);font-weight:600}
.look output{font-size:1.75rem;font-weight:650;letter-spacing:.12em}
.look .ways{margin-top:20px}
#reset-text{margin-top:8px}
#studio{scroll-margin-top:96px}
a.copy{display:inline-grid;place-items:center;text-decoration:none}
.copy{min-height:32px;padding:2px 12px;border-radius:8px;border:1px solid var(--line);background:transparent;color:var(--accent);font:inherit;font-size:.8125rem;font-weight:600;cursor:pointer;min-width:84px}
.copy:hover{background:var(--accent-soft);border-color:var(--accent)}
details{border-top:1px solid var(--line)}
summary{padding:14px 24px;cursor:pointer;font-size:.875rem;font-weight:600;color:var(--soft)}
summary:hover{color:var(--ink)}
.more{display:flex;flex-wrap:wrap;padding:0 12px;border-top:1px solid var(--line)}
.more details{border:0}
.more details[open]{flex:1 0 100%}
:is(.more,.letter) summary{display:flex;gap:10px;align-items:center}
.more summary{padding:14px 12px}
:is(.more,.letter) summary::-webkit-details-marker{display:none}
:is(.more,.letter) summary::after{content:"";width:7px;height:7px;border:solid;border-width:0 2px 2px 0;transform:translateY(-2px) rotate(45deg)}
:is(.more,.letter) [open]>summary::after{transform:translateY(2px) rotate(-135deg)}
.more .data{padding:0 12px 20px}
.data{padding:0 24px 20px;display:grid;gap:16px}
.data dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;font-size:.9375rem;padding-top:12px;border-top:1px solid var(--line)}
.data dl:first-child{border-top:0;padding-top:0}
dt{color:var(--soft)}
dd{overflow-wrap:anywhere}
.foot{border-top:1px solid var(--line);padding-top:24px;padding-bottom:48px;display:flex;flex-wrap:wrap;gap:16px 32px;align-items:center;justify-content:space-between}
.foot p{color:var(--soft);font-size:.875rem;max-width:32em}
.foot nav{display:flex;flex-wrap:wrap;gap:8px 24px}
.foot nav a,.pager a{display:inline-flex;min-height:32px;align-items:center}
.pager{display:flex;flex-wrap:wrap;gap:4px;list-style:none;margin-top:24px}
.pager a{min-width:36px;justify-content:center;border-radius:8px;text-decoration:none;border:1px solid var(--line)}
.pager a[aria-current]{background:var(--accent);color:var(--on-accent);border-color:var(--accent)}
.notice{background:var(--accent-soft);color:var(--ink);border-radius:10px;padding:12px 16px;margin-bottom:24px}
.narrow{max-width:820px}
.outbox{padding-top:24px;padding-bottom:64px}
.outbox>p:first-child{margin-bottom:16px}
.tools{display:flex;flex-wrap:wrap;gap:16px;align-items:end;justify-content:space-between;margin:24px 0 20px}
.tools form{display:flex;flex-wrap:wrap;gap:8px;align-items:end;flex:1 1 320px}
.tools label{display:block;font-size:.8125rem;font-weight:600;color:var(--soft);width:100%}
.tools input{flex:1 1 200px;min-height:44px;padding:8px 12px;border-radius:10px;border:1px solid var(--soft);background:var(--sheet);color:var(--ink);font:inherit;min-width:0}
.pulse{display:inline-flex;min-height:44px;gap:8px;align-items:center;font-size:.875rem;color:var(--soft)}
.pulse::before{content:"";width:8px;height:8px;border-radius:50%;background:var(--accent)}
.pulse[data-state=offline]{color:var(--warn)}
.pulse[data-state=offline]::before{background:var(--warn)}
.letters{list-style:none;display:grid;gap:16px}
.letter{background:var(--sheet);border:1px solid var(--line);border-radius:16px;padding:20px 24px}
.letter.new{animation:arrive .5s ease-out}
@keyframes arrive{from{opacity:0;transform:translateY(-8px)}}
@media (prefers-reduced-motion:reduce){.letter.new,.look li{animation:none}}
.letter header{display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:4px 12px;align-items:center;font-size:.875rem;color:var(--soft);overflow-wrap:anywhere}
.letter header .from{grid-area:2/1/auto/-1}
.letter header time{grid-area:1/3}
@media (max-width:599px){.letter header time{grid-area:3/1/auto/-1}.pulse{min-height:0}}
.channel{font-weight:650;color:var(--accent);background:var(--accent-soft);padding:1px 10px;border-radius:999px;font-size:.8125rem}
.letter h2{margin-top:12px;font-size:1.125rem;overflow-wrap:anywhere}
.letter .ways{margin-top:16px}
.answer form{display:grid;gap:8px;justify-items:start;margin-top:8px}
.answer textarea{width:100%;min-height:7.5rem;padding:10px 12px;border:1px solid var(--soft);border-radius:10px;background:var(--page);color:var(--ink);font:inherit;resize:vertical}
.done{margin-top:16px;padding:12px 16px;border-radius:10px;background:var(--accent-soft);color:var(--accent);font-weight:600}
.code{display:flex;flex-wrap:wrap;gap:12px 20px;align-items:center;margin-top:12px}
.code output{font-size:2.25rem;line-height:1.1;font-weight:650;letter-spacing:.12em}
.letter pre{margin:12px 0 0;font:inherit;font-size:.9375rem;white-space:pre-wrap;overflow-wrap:anywhere;color:var(--ink)}
.letter .mail{display:block;inline-size:100%;block-size:760px;margin-top:12px;border:1px solid var(--line);border-radius:8px}
.letter details{border-top:0;margin-top:12px}
.letter summary{padding:4px 0}
.empty{border:1px dashed var(--line);border-radius:16px;padding:56px 24px;text-align:center;color:var(--soft)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`;
