export { viewerOf } from './models/block.ts';
