import type { Plugin } from 'vite';

const absent = (what: string): string =>
  `export default function absent() { throw new Error(${JSON.stringify(`The portal is built without ${what}.`)}); }`;

/**
 * Parts of libraries that the portal never reaches and no tree shaking can know of, with what stands in for them. A call
 * that reaches one after all fails with a sentence, in the tests as in production.
 */
const leftOut: readonly { readonly module: RegExp; readonly code: string }[] = [
  // The client sends through its own adapter (src/api/fetch-adapter.ts); bodies are JSON texts.
  { module: /axios\/lib\/adapters\/xhr\.js$/, code: 'export default null;' },
  { module: /axios\/lib\/adapters\/fetch\.js$/, code: 'export const getFetch = null; export default null;' },
  { module: /axios\/lib\/helpers\/toFormData\.js$/, code: absent('form data bodies') },
  { module: /axios\/lib\/helpers\/formDataToJSON\.js$/, code: absent('form data bodies') },
  { module: /axios\/lib\/helpers\/toURLEncodedForm\.js$/, code: absent('URL-encoded bodies') },
  { module: /axios\/lib\/helpers\/HttpStatusCode\.js$/, code: 'export default {};' },
  { module: /axios\/lib\/cancel\/CancelToken\.js$/, code: absent('cancel tokens: calls end by an AbortSignal') },
  { module: /axios\/lib\/helpers\/AxiosURLSearchParams\.js$/, code: absent('query parameters in the configuration') },
  { module: /axios\/lib\/core\/assertParamsAcyclic\.js$/, code: 'export default () => undefined;' },
  // Shorthands for container queries in the theme; the parts write `@container` themselves.
  {
    module: /@mui\/system\/cssContainerQueries\/cssContainerQueries\.mjs$/,
    code: `export const sortContainerQueries = (theme, css) => css;
export const isCqShorthand = () => false;
export const getContainerQuery = () => null;
export default function withoutContainerQueries(theme) { return theme; }`,
  },
  // The `sx` property's shorthands: the parts are styled with `styled`, and the tests say that nothing uses `sx`.
  { module: /@mui\/system\/styleFunctionSx\/defaultSxConfig\.mjs$/, code: 'export default {};' },
  // The order of CSS layers, for themes that ask for them.
  { module: /@mui\/system\/ThemeProvider\/useLayerOrder\.mjs$/, code: 'export default () => null;' },
  // What writes a theme out as source text.
  { module: /@mui\/material\/styles\/stringifyTheme\.mjs$/, code: 'export const stringifyTheme = () => "";' },
  // Emotion's withTheme, which wraps class components: nothing here is wrapped.
  {
    module: /hoist-non-react-statics\/dist\/hoist-non-react-statics\.cjs\.js$/,
    code: absent('wrapped class components'),
  },
  // The theme is made anew for each mode, without MUI's CSS variables.
  { module: /@mui\/material\/styles\/createThemeWithVars\.mjs$/, code: absent("MUI's CSS variables") },
  {
    module: /@mui\/material\/styles\/ThemeProviderWithVars\.mjs$/,
    code: `${absent("MUI's CSS variables")} export { absent as CssVarsProvider };`,
  },
  // The charts are composed (src/ui/charts): no toolbar whose buttons they would bring along, and their own plugins.
  { module: /@mui\/x-charts\/internals\/material\/index\.mjs$/, code: 'export const defaultSlotsMaterial = {};' },
  { module: /@mui\/x-charts\/internals\/plugins\/allPlugins\.mjs$/, code: 'export const DEFAULT_PLUGINS = [];' },
  // Their words are the pictures' own (src/ui/charts/spoken.ts), their curves of one kind, and what stands at an axis of
  // time is said by the chart itself.
  { module: /@mui\/x-charts\/locales\/enUS\.mjs$/, code: 'export const DEFAULT_LOCALE = {};' },
  {
    module: /@mui\/x-charts\/internals\/getCurve\.mjs$/,
    code: `import { curveMonotoneX } from '@mui/x-charts-vendor/d3-shape';
export const getCurveFactory = () => curveMonotoneX;`,
  },
  {
    module: /d3-time-format\/dist\/d3-time-format\.mjs$/,
    code: "export const timeFormat = () => () => ''; export const utcFormat = timeFormat;",
  },
  // Axes are of time, of figures or of names; no colour runs along one, and no point of a cloud is looked for.
  {
    module: /@mui\/x-charts\/internals\/getScale\.mjs$/,
    code: `import { scaleLinear, scaleTime } from '@mui/x-charts-vendor/d3-scale';
export const getScale = (kind, domain, range) => {
  if (/log|pow|sqrt|utc/.test(kind)) throw new Error('The portal is built without ' + kind + ' scales.');
  return (kind === 'time' ? scaleTime : scaleLinear)(domain, range);
};`,
  },
  {
    module: /@mui\/x-charts\/internals\/components\/ChartsAxesGradients\/ChartsAxesGradients\.mjs$/,
    code: 'export const ChartsAxesGradients = () => null;',
  },
  {
    module: /@mui\/x-charts\/internals\/Flatbush\.mjs$/,
    code: "export class Flatbush { constructor() { throw new Error('The portal is built without scatter charts.'); } }",
  },
  // How each kind of series is read: none by default; a kind is there with the chart that draws it (`withOwnSeries`).
  {
    module: /@mui\/x-charts\/internals\/plugins\/utils\/defaultSeriesConfig\.mjs$/,
    code: 'export const defaultSeriesConfig = {};',
  },
];

/** A module of the charts that every chart of its kind imports: the list of its plugins. */
const chartPlugins = /[\\/]@mui[\\/]x-charts[\\/](?:Line|Bar|Pie)Chart[\\/](Line|Bar|Pie)Chart\.plugins\.mjs$/;

/**
 * Brings how a kind of series is read along with the plugins of its chart. By default every chart would carry all kinds;
 * so a page loads those alone that it draws. Another kind (scatter, radar …) is added to `chartPlugins`.
 */
const withOwnSeries = (code: string, id: string): string => {
  const kind = chartPlugins.exec(id)?.[1]?.toLowerCase();
  if (kind === undefined) return code;
  return `${code}
import { defaultSeriesConfig as series } from '../internals/plugins/utils/defaultSeriesConfig.mjs';
import { ${kind}SeriesConfig as own } from './seriesConfig/index.mjs';
series.${kind} = own;
`;
};

/** Leaves library parts out of the portal's build that it never reaches (docs: sizes in the README's budget table). */
export const leanLibraries = (): Plugin => ({
  name: 'lean-libraries',
  apply: 'build',
  load(id) {
    const file = id.replaceAll('\\', '/').split('?')[0] ?? '';
    return leftOut.find(({ module }) => module.test(file))?.code ?? null;
  },
  transform: {
    filter: { id: chartPlugins },
    handler: (code, id) => ({ code: withOwnSeries(code, id), map: null }),
  },
});
