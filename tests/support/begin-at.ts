/**
 * Preloaded into a provider's process (`node --import`): its clock begins at the time in `CLOCK_START` and goes on from
 * there, because a rule such as 31 October is about a day.
 */
const Real = Date;
const ahead = Real.parse(process.env['CLOCK_START'] ?? '') - Real.now();

globalThis.Date = new Proxy(Real, {
  construct: (target, given) => Reflect.construct(target, given.length === 0 ? [Real.now() + ahead] : given),
  get: (target, name) => (name === 'now' ? () => Real.now() + ahead : Reflect.get(target, name)),
});
