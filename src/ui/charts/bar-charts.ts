/** The bar charts as one program: two would move what they share to what every chart loads. */
export { AgeBarsChart } from './AgeBarsChart.tsx';
export { SharesChart } from './SharesChart.tsx';
