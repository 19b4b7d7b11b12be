import type { Locale } from '#kernel/locale.ts';
import { contrastRatio, normaliseHex } from '#kernel/colour.ts';
import { darkened, houseShades, readableInk } from '#server/kernel/colours.ts';
import { markup, ownMarkup } from '#server/kernel/html.ts';

/** The parts of a mail, in reading order. */
export type MailParts = {
  readonly locale: Locale;
  readonly fund: string;
  readonly colour: string;
  /** File of the fund's logo, which comes with the mail; null to write the fund's name instead. */
  readonly logo: string | null;
  readonly title: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly link: string; readonly hint: string };
  readonly code?: string;
  readonly quote?: { readonly title: string; readonly text: string };
  readonly after: readonly string[];
  readonly contact?: { readonly title: string; readonly lines: readonly string[] };
  readonly footer: string;
};

const { light, dark } = houseShades;

/** Rules that mail programs apply in dark mode. */
const darkRules = [
  `.page{background:${dark.page}!important}`,
  `.sheet{background:${dark.sheet}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.soft,.soft a{color:${dark.soft}!important}`,
  `.line{border-color:${dark.line}!important}`,
  `.code{background:${dark.sunk}!important}`,
  `.button{border-color:${dark.soft}!important}`,
].join('');

/** Mail programs support neither style sheets nor custom properties reliably, so every rule is on its element. */
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * A mail in the fund's colour: tables for layout, inlined rules, legible even if colours are inverted. It loads
 * nothing, because that would reveal when the mail was read, and mail programs block it: the logo is part of the mail.
 * Its ground stays white in the dark, so that every logo is legible.
 */
export const mailHtml = (parts: MailParts): string => {
  const { action, logo, quote } = parts;
  const isLegible = contrastRatio(readableInk(parts.colour), normaliseHex(parts.colour) ?? light.sheet) >= 4.5;
  // A mid-tone, on which neither ink nor paper is legible enough, gets darker.
  const colour = isLegible ? parts.colour : darkened(parts.colour, 4.5);
  const on = readableInk(colour);
  // A pale button needs an outline on the white sheet.
  const edge = contrastRatio(normaliseHex(colour) ?? light.ink, light.sheet) >= 3 ? colour : light.soft;
  const paragraph = (words: string) =>
    markup`<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:1.5;color:${light.ink}">${words}</p>`;
  const small = (words: string) =>
    markup`<p class="soft" style="margin:0 0 12px;${font};font-size:14px;line-height:1.5;color:${light.soft}">${words}</p>`;
  return markup`<!doctype html>
    <html lang="${parts.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${parts.title}</title>
        <style>
          ${ownMarkup(`@media (prefers-color-scheme:dark){${darkRules}}`)}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:${light.page}">
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:${light.page}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                class="sheet"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:560px;background:${light.sheet};border-radius:12px;overflow:hidden"
              >
                ${
                  logo === null
                    ? markup`<tr>
                        <td
                          style="background:${colour};padding:20px 32px;${font};font-size:18px;line-height:1.3;font-weight:600;color:${on}"
                        >
                          ${parts.fund}
                        </td>
                      </tr>`
                    : markup`<tr>
                          <td style="background:${colour};height:6px;font-size:0;line-height:0">&nbsp;</td>
                        </tr>
                        <tr>
                          <td
                            style="background:${light.sheet};padding:20px 32px;${font};font-size:18px;line-height:1.3;font-weight:600;color:${light.ink}"
                          >
                            <img src="cid:${logo}" alt="${parts.fund}" height="40" style="display:block;height:40px;width:auto;max-width:100%;border:0" />
                          </td>
                        </tr>`
                }
                <tr>
                  <td style="padding:${logo === null ? 32 : 12}px 32px 20px">
                    <h1
                      class="ink"
                      style="margin:0 0 20px;${font};font-size:24px;line-height:1.25;font-weight:600;color:${light.ink}"
                    >
                      ${parts.title}
                    </h1>
                    ${paragraph(parts.greeting)} ${parts.paragraphs.map(paragraph)}
                    ${
                      parts.code === undefined
                        ? null
                        : markup`<p
                            class="ink code"
                            style="margin:8px 0 24px;padding:16px;border-radius:8px;background:${light.page};text-align:center;${font};font-size:32px;line-height:1.2;font-weight:700;letter-spacing:6px;color:${light.ink}"
                          >
                            ${parts.code}
                          </p>`
                    }
                    ${
                      quote === undefined
                        ? null
                        : markup`<p
                              class="ink"
                              style="margin:8px 0 4px;${font};font-size:16px;line-height:1.5;font-weight:600;color:${light.ink}"
                            >
                              ${quote.title}
                            </p>
                            <p
                              class="ink line"
                              style="margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid ${light.line};white-space:pre-wrap;overflow-wrap:anywhere;${font};font-size:16px;line-height:1.5;color:${light.ink}"
                            >${quote.text}</p>`
                    }
                    ${
                      action === undefined
                        ? null
                        : markup`<table
                              role="presentation"
                              cellpadding="0"
                              cellspacing="0"
                              border="0"
                              style="margin:8px 0 24px"
                            >
                              <tr>
                                <td class="button" style="border-radius:8px;background:${colour};border:1px solid ${edge}">
                                  <a
                                    href="${action.link}"
                                    style="display:inline-block;padding:14px 28px;${font};font-size:16px;font-weight:600;color:${on};text-decoration:none;border-radius:8px"
                                    >${action.label}</a
                                  >
                                </td>
                              </tr>
                            </table>`
                    }
                    ${parts.after.map(paragraph)}
                  </td>
                </tr>
                <tr>
                  <td class="line" style="padding:20px 32px 24px;border-top:1px solid ${light.line}">
                    ${
                      parts.contact === undefined
                        ? null
                        : markup`<p
                            class="soft"
                            style="margin:0 0 12px;${font};font-size:14px;line-height:1.5;color:${light.soft}"
                          >
                            <strong>${parts.contact.title}</strong
                            >${parts.contact.lines.map((line) => markup`<br />${line}`)}
                          </p>`
                    }
                    ${small(parts.footer)}
                    ${
                      action === undefined
                        ? null
                        : markup`<p
                              class="soft"
                              style="margin:0 0 4px;${font};font-size:12px;line-height:1.5;color:${light.soft}"
                            >
                              ${action.hint}
                            </p>
                            <p
                              class="soft"
                              style="margin:0;${font};font-size:11px;line-height:1.4;color:${light.soft};word-break:break-all"
                            >
                              <a href="${action.link}" style="color:${light.soft}">${action.link}</a>
                            </p>`
                    }
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text;
};
