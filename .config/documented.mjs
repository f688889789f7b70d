/**
 * An ESLint rule: every export of a file has a doc comment. Translations are exempt where their type is documented,
 * since the type says what each word is for.
 */
const TRANSLATION = /[\\/](?:en|ja|zh-Han[st])\.ts$/;

const namesOf = ({declarations, id}) => (declarations ?? [{id}]).map((one) => one.id?.name ?? 'default');

const isTyped = ({declarations = []}) =>
  declarations.length > 0 &&
  declarations.every(({id, init}) => id.typeAnnotation || init?.type === 'TSSatisfiesExpression');

export const documented = {
  meta: {type: 'suggestion', messages: {missing: 'Say what {{name}} is: exports have a doc comment.'}},
  create(context) {
    const {sourceCode, filename} = context;
    const isTold = (statement) => {
      const comment = sourceCode.getCommentsBefore(statement).at(-1);
      if (!comment?.value.startsWith('*')) return false;
      // the comment of a file stands apart from its first statement
      return statement.loc.start.line - comment.loc.end.line === 1;
    };
    return {
      Program({body}) {
        const exported = body.filter(({declaration}) => declaration);
        const told = new Set(exported.filter(isTold).flatMap(({declaration}) => namesOf(declaration)));
        for (const {declaration} of exported) {
          if (TRANSLATION.test(filename) && isTyped(declaration)) continue;
          for (const name of namesOf(declaration)) {
            if (!told.has(name)) context.report({node: declaration, messageId: 'missing', data: {name}});
            told.add(name);
          }
        }
      },
    };
  },
};
