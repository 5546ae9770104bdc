import type { Stories } from '../gallery/stories.ts';
import { Choices } from './choices.tsx';
import { FieldError, FieldHint, Grouped, Input, Labelled, TextArea } from './labelled.tsx';
import { LabelledSelect, Select } from './select.tsx';

export default {
  title: 'Field outside of a form',
  components: [Labelled, Grouped, Choices, Input, TextArea, FieldHint, FieldError, Select, LabelledSelect],
  states: {
    empty: (text) => (
      <Labelled id="story-mobile" label={text('field.mobile')}>
        <Input id="story-mobile" inputMode="numeric" />
      </Labelled>
    ),
    'with what there is to know': (text) => (
      <Labelled id="story-photo" label={text('field.photo')}>
        <Input id="story-photo" defaultValue="9000000002" />
        <FieldHint>{text('photo.hint')}</FieldHint>
      </Labelled>
    ),
    wrong: (text) => (
      <Labelled id="story-wrong" label={text('field.mobile')}>
        <Input id="story-wrong" defaultValue="12" aria-invalid aria-describedby="story-wrong-error" />
        <FieldError id="story-wrong-error">{text('invalid.phone.short')}</FieldError>
      </Labelled>
    ),
    'several lines': (text) => (
      <Labelled id="story-lines" label={text('field.city')}>
        <TextArea id="story-lines" rows={3} defaultValue={'Jaipur\nJodhpur'} />
      </Labelled>
    ),
    'one of a few': (text) => (
      <LabelledSelect
        label={text('filter.gender')}
        value="FEMALE"
        options={(['FEMALE', 'MALE'] as const).map((value) => ({ value, label: text(`gender.${value}`) }))}
        onChoose={() => undefined}
      />
    ),
    'one of a few, all of them in sight': (text) => (
      <Grouped id="story-gender" label={text('filter.gender')} role="radiogroup">
        <Choices
          name="story-gender"
          value="FEMALE"
          options={(['FEMALE', 'MALE'] as const).map((value) => ({ value, label: text(`gender.${value}`) }))}
          onChoose={() => undefined}
        />
      </Grouped>
    ),
    'a picker by itself': (text) => (
      <Select aria-label={text('field.village')} options={[{ value: 'DHAN', label: text('village.DHAN') }]} />
    ),
  },
} satisfies Stories;
