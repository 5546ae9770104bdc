export { verdictOf } from './detect/score.ts';
export { type Judgement, judge } from './tracing/judge.ts';
export {
  type Limits,
  type Question,
  type Relatives,
  type Shown,
  type Trace,
  traceCopy,
} from './tracing/trace-copy.ts';
export { TraceTooHeavy, UnreadablePicture } from './tracing/tracer.ts';
