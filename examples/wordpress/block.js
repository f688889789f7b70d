/* The block in the editor: fields, and the hand as readers will see it, drawn by the same script. */
(function ({blocks, blockEditor, components, element}) {
  const {createElement, Fragment} = element;
  const FIELDS = [
    ['hand', 'Hand'],
    ['rules', 'Rules: luqiao, mcr, ribon, riichi, shiragiku, xinzhang'],
    ['by', 'Won by: discard, self, robbing'],
    ['from', 'Discarded by: east, south, west, north'],
    ['seat', 'Seat of the winner'],
    ['wild', 'Indicator of the wild tile'],
    ['flags', 'Circumstances'],
    ['options', 'House rules'],
    ['expect', 'What it should score'],
  ];

  blocks.registerBlockType('mahjong-elements/hand', {
    edit({attributes, setAttributes}) {
      const given = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
      const fields = FIELDS.map(([name, label]) =>
        createElement(components.TextControl, {
          key: name,
          label,
          value: attributes[name],
          onChange: (value) => setAttributes({[name]: value}),
        }),
      );
      return createElement(
        'div',
        blockEditor.useBlockProps(),
        createElement(Fragment, null, fields[0], attributes.hand && createElement('mj-example', given)),
        createElement(
          blockEditor.InspectorControls,
          null,
          createElement(components.PanelBody, {title: 'Hand'}, fields.slice(1)),
        ),
      );
    },
    // readers get it from PHP
    save: () => null,
  });
})(window.wp);
