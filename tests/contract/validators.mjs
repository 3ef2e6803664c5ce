// Validators for the schemas of an OpenAPI document, each compiled when it is first needed.
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

// In an answer nothing stands that the document does not name. Requests say so themselves.
export function closeObjects(schema) {
  if (Array.isArray(schema)) return schema.map(closeObjects);
  if (schema === null || typeof schema !== 'object') return schema;
  const closedSchema = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, key === 'enum' ? value : closeObjects(value)]));
  if (schema.type === 'object' && schema.properties && !('additionalProperties' in schema)) closedSchema.additionalProperties = false;
  return closedSchema;
}

// The same schema, with its references to the schemas of this id.
function within(id, schema) {
  if (Array.isArray(schema)) return schema.map((part) => within(id, part));
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, key === '$ref' ? value.replace('#/components/schemas', id) : within(id, value)]));
}

// `of(key, schema, strict)`: the validator of a schema, which the key names; strict ones are for answers. Each schema of the document has an
// id of its own, so that it is compiled once and not for each that refers to it.
export function makeValidators(document) {
  const ajv = new Ajv({ strict: false, allErrors: true, multipleOfPrecision: 6 }); // 2.3 is a multiple of 0.001, which binary fractions deny
  const compiled = new Map();
  addFormats(ajv);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema({ ...within('open://document', schema), $id: `open://document/${name}` });
    ajv.addSchema({ ...within('shut://document', closeObjects(schema)), $id: `shut://document/${name}` });
  }
  return {
    of(key, schema, strict) {
      if (!compiled.has(key)) compiled.set(key, ajv.compile(within(strict ? 'shut://document' : 'open://document', schema)));
      return compiled.get(key);
    },
  };
}
