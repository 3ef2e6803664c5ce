/** One input of a question, drawn by its schema: buttons for a few choices, a list for many, a stepper, a list of
 * variable length. */
import type { Field } from '../play/describe';
import type { Json } from '../play/pointer';
import { texts } from '../texts';
import { Button } from './Button';
import { Choice } from './Choice';
import { Check, Pick, TextField } from './Field';
import { Icon } from './Icon';
import { Stepper } from './Stepper';

const BUTTONS_MAX = 6;

export interface ValueFieldProps {
    field: Field;
    /** Text before the field's own title. */
    group?: string;
    value: Json | undefined;
    onChange: (value: Json | undefined) => void;
    error?: string;
}

/** The values of a new list item: its defaults, the first choice of required members, the least number. */
function fresh(field: Field): Json {
    if (field.default !== undefined) return field.default;
    if (field.oneOf) return field.oneOf[0]!.const;
    if (field.type === 'object') return Object.fromEntries((field.required ?? []).map((member) => [member, fresh(field.properties![member]!)]));
    if (field.type === 'array') return [];
    if (field.type === 'boolean') return false;
    return field.type === 'string' ? '' : (field.minimum ?? 0);
}

function Items({ field, group, value, onChange, error }: ValueFieldProps) {
    const items = Array.isArray(value) ? value : [];
    const title = [group, field.title].filter(Boolean).join(': ');
    const change = (place: number, item: Json | undefined) => onChange(items.flatMap((held, i) => (i === place ? (item === undefined ? [] : [item]) : [held])));
    return (
        <fieldset className="items">
            <legend>{title}</legend>
            {error && <div className="small field-error">{error}</div>}
            {items.map((item, i) => (
                <div key={i} className="item">
                    <ValueField field={{ ...field.items!, title: field.items!.type === 'object' ? String(i + 1) : `${field.title} ${i + 1}` }} value={item} onChange={(held) => held !== undefined && change(i, held)} />
                    <button type="button" className="icon-button" aria-label={`${texts.common.remove}: ${title} ${i + 1}`} onClick={() => change(i, undefined)}>
                        <Icon name="trash" />
                    </button>
                </div>
            ))}
            {items.length < (field.maxItems ?? Infinity) && (
                <Button look="quiet" label={`${texts.common.add}: ${title}`} onPress={() => onChange([...items, fresh(field.items!)])}>
                    <Icon name="plus" /> {texts.common.add}
                </Button>
            )}
        </fieldset>
    );
}

export function ValueField({ field, group, value, onChange, error }: ValueFieldProps) {
    const title = [group, field.title].filter(Boolean).join(': ');
    if (field.oneOf) {
        const options = field.oneOf.map((choice) => ({ value: String(choice.const), label: choice.title ?? String(choice.const) }));
        const chosen = value === undefined || value === null ? undefined : String(value);
        const choose = (text: string) => onChange(field.oneOf!.find((choice) => String(choice.const) === text)?.const);
        if (options.length <= BUTTONS_MAX) return <Choice legend={title} options={options} value={chosen} onChange={choose} error={error} />;
        return <Pick label={title} value={chosen ?? ''} onChange={choose} options={options} none={chosen === undefined ? texts.table.pick : undefined} error={error} />;
    }
    switch (field.type) {
        case 'boolean':
            return <Check label={title} value={value === true} onChange={onChange} />;
        case 'integer':
        case 'number': {
            const number = typeof value === 'number' ? value : undefined;
            return <Stepper label={title} value={number} onChange={onChange} min={field.minimum} max={field.maximum} step={field.type === 'integer' ? 1 : 0.5} unit={field['x-unit']} error={error} />;
        }
        case 'array':
            return <Items field={field} group={group} value={value} onChange={onChange} error={error} />;
        case 'object':
            return (
                <fieldset className="items">
                    {title && <legend>{title}</legend>}
                    {Object.entries(field.properties ?? {}).map(([member, inner]) => {
                        const held = (value ?? {}) as { [member: string]: Json };
                        const { [member]: _, ...others } = held;
                        return (
                            <div key={member} data-member={member}>
                                <ValueField field={inner} value={held[member] ?? inner.default} onChange={(said) => onChange(said === undefined ? others : { ...held, [member]: said })} />
                            </div>
                        );
                    })}
                </fieldset>
            );
        default:
            return <TextField label={title} value={typeof value === 'string' ? value : ''} onChange={(text) => onChange(text === '' ? undefined : text)} maxLength={field.maxLength} error={error} />;
    }
}
